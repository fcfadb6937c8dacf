import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';

/** Stands where a form was once it is sent, with the server's words; takes the focus that the button had. */
export function Sent({ children }: { readonly children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
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
