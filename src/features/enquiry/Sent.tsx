import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';

interface SentProps {
  readonly children: string;
  /** Sent before this page was opened: the focus stays where it is. */
  readonly earlier?: boolean;
}

/** Stands where a form was once it is sent, with the server's words; takes the focus that the button had. */
export function Sent({ children, earlier = false }: SentProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!earlier) place.current?.focus();
  }, [earlier]);
  return (
    <p
      ref={place}
      tabIndex={-1}
      role="status"
      className="flex items-start gap-3 rounded-card bg-brand-wash p-4 text-ink"
    >
      <Icon name="check" className="mt-0.5 size-5 flex-none text-brand" />
      {children}
    </p>
  );
}
