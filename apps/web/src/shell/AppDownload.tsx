import { useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Smartphone } from 'lucide';
import { type ComponentType, useState } from 'react';

/** The APP item: its codes are loaded when somebody reaches for them. */
export function AppDownload() {
  const { t } = useLingui();
  const [Panel, setPanel] = useState<ComponentType<{ label: string }>>();
  const [isLoading, setIsLoading] = useState(false);
  const label = t({ message: 'APP', comment: 'Button in the header that shows QR codes of the app' });
  if (Panel) return <Panel label={label} />;

  async function open(): Promise<void> {
    setIsLoading(true);
    try {
      const { AppDownloadPanel } = await import('./AppDownloadPanel.tsx');
      setPanel(() => AppDownloadPanel);
    } finally {
      setIsLoading(false);
    }
  }
  return (
    <Button variant="ghost" icon={Smartphone} isPending={isLoading} aria-expanded={false} onClick={() => void open()}>
      {label}
    </Button>
  );
}
