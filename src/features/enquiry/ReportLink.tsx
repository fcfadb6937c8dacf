import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { LazyDialog } from '@/components/ui/LazyDialog';
import { lazyComponent } from '@/components/ui/lazyComponent';
import type { ReportDialogProps } from './ReportDialog';
import * as words from '@/words/enquiryReport';

const ReportDialog = lazyComponent<ReportDialogProps>(() => import(/* webpackChunkName: "report" */ './ReportDialog'));
const prepare = () => void ReportDialog.preload().catch(() => undefined);

/** The report-listing link (PDET-9); its dialog comes when it is opened. */
export function ReportLink({ listingId }: { readonly listingId: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="alert" className="size-4.5" />
        {words.title}
      </Button>
      {open && (
        <LazyDialog part={ReportDialog} title={words.title} onClose={close}>
          <ReportDialog listingId={listingId} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
