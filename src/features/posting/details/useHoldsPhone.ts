import { useEffect, useState } from 'react';

/** Whether a text holds a phone number, by the server's own rule; its code comes with the first text. */
export function useHoldsPhone(text: string): boolean {
  const [holds, setHolds] = useState(false);
  useEffect(() => {
    let isLatest = true;
    const look = async () => {
      const { holdsPhone } = await import(/* webpackChunkName: "contact-data" */ '@/domain/contactData/phones');
      if (isLatest) setHolds(holdsPhone(text));
    };
    // Without the code the check after posting says it alone.
    if (text !== '') look().catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [text]);
  return holds && text !== '';
}
