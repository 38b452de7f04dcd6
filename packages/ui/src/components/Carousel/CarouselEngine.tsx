import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';

/** What the engine can be asked. */
export interface CarouselControls {
  /**
   * Moves to a slide.
   * @param isJump At once, without moving there.
   */
  scrollTo(index: number, isJump: boolean): void;
}

/** Props of {@link CarouselEngine}. */
export interface CarouselEngineProps {
  /** Element whose only child is the row of slides. */
  readonly port: RefObject<HTMLElement | null>;
  readonly direction: 'ltr' | 'rtl';
  /** Slide to begin with. */
  readonly start: number;
  /** Called when the engine is ready, and with `undefined` when it leaves. */
  readonly onReady: (controls: CarouselControls | undefined) => void;
  /** Called when another slide takes the place, by swipe or by `scrollTo`. */
  readonly onSelect: (index: number) => void;
}

/** Moves the row of a `Carousel` and follows fingers. Renders nothing; its code is loaded after the first paint. */
export function CarouselEngine({ port, direction, start, onReady, onSelect }: CarouselEngineProps) {
  const [attach, embla] = useEmblaCarousel({ direction, loop: true, startIndex: start });
  useEffect(() => attach(port.current), [attach, port]);

  useEffect(() => {
    if (!embla) return;
    const select = (): void => onSelect(embla.selectedScrollSnap());
    embla.on('select', select);
    onReady({ scrollTo: (index, isJump) => embla.scrollTo(index, isJump) });
    return () => {
      embla.off('select', select);
      onReady(undefined);
    };
  }, [embla, onReady, onSelect]);

  return null;
}
