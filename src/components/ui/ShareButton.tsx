import { addressOf } from '@/domain/languages';
import { Button, type ButtonProps } from './Button';
import { Icon } from './Icon';
import { showToast } from './toast';
import * as words from '@/words/uiListing';

/** The device's share sheet where there is one, else the link goes to the clipboard, and may be sent on in WhatsApp [PDET-2]. */
async function share(title: string, text: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return;
    } catch (error) {
      // The person closed the sheet: nothing to say. Any other refusal leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const send = `${text}\n${url}`;
  try {
    await navigator.clipboard.writeText(url);
    showToast({ text: words.share.copied, tone: 'success', dedupe: true, send });
  } catch {
    showToast({ text: words.share.notCopied({ url }), tone: 'error', dedupe: true, send });
  }
}

interface ShareButtonProps extends Pick<ButtonProps, 'size'> {
  readonly title: string;
  readonly path: string;
  /** What is told besides its title, such as price and place. */
  readonly facts?: readonly string[];
  /** The id of what names the listing, where several stand on a screen. */
  readonly describedBy?: string;
}

/** Shares a screen of the app; `path` is its address inside the app. */
export function ShareButton({ title, path, facts = [], size, describedBy }: ShareButtonProps) {
  const text = [title, ...facts].filter(Boolean).join(' · ');
  return (
    <Button
      variant="secondary"
      size={size}
      aria-describedby={describedBy}
      onClick={() => void share(title, text, new URL(addressOf(path), window.location.href).href)}
    >
      <Icon name="share" className="size-4.5" />
      {words.share.share}
    </Button>
  );
}
