import Button from '@mui/material/Button';
import { useState } from 'react';
import { announce } from '../../browser/kit/status.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { SaveRequest } from '../../service-worker/worker-messages.ts';

type Progress = { step: 'ready' | 'saving' } | { step: 'saved'; pages: number };

/** Saves all pages of the current product for offline reading. Renders nothing without a service worker. */
export function OfflineButton({ t }: { t: Translate }) {
  const [progress, setProgress] = useState<Progress>({ step: 'ready' });
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return null;
  const save = async () => {
    setProgress({ step: 'saving' });
    const pages = await saveProduct(worker);
    setProgress({ step: 'saved', pages });
    announce(t('settings.offline.saved', { count: pages }));
  };
  return (
    <Button variant="outlined" disabled={progress.step === 'saving'} onClick={() => void save()}>
      {progress.step === 'saved'
        ? t('settings.offline.saved', { count: progress.pages })
        : t(`settings.offline.${progress.step}`)}
    </Button>
  );
}

/**
 * Sends the navigation's pages to the service worker, which also saves the pages that they link to. @returns How many.
 */
function saveProduct(worker: ServiceWorker): Promise<number> {
  const links = document.querySelectorAll<HTMLAnchorElement>('#navigation a[href^="/"]');
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(Number(data));
    const request: SaveRequest = {
      paths: [...links].map(({ pathname }) => pathname),
      product: document.documentElement.dataset.product ?? null,
    };
    worker.postMessage(request, [port2]);
  });
}
