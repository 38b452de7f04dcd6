import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { providerArtFixture } from './ProviderHero.fixtures.ts';
import { ProviderHero } from './ProviderHero.tsx';

export const examples: PartExamples = {
  Do: () => (
    <ProviderHero
      name="House Studio"
      imageUrl={providerArtFixture}
      text="344 games · Slots"
      actions={
        <ButtonLink href="#play" variant="primary">
          Play Lotus Fortune
        </ButtonLink>
      }
    />
  ),
  Dont: () => <ProviderHero name="" imageUrl={providerArtFixture} text="The best provider of the river" />,
};
