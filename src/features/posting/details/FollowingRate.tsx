import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { PostingValues } from '../values/postingValues';
import { suggestedRate } from '../values/suggestedRate';

/**
 * Puts the price per square foot in that price and area make, and lets it follow them; one that was typed stays. Stands in
 * the form whatever its step: areas are asked for in another one than the price (WIZ-14).
 */
export function FollowingRate() {
  const form = useForm<PostingValues>();
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const made = suggestedRate(values);
  const before = useRef(made);
  const follow = useEffectEvent(() => {
    const { pricePerSqft } = form.getState().values;
    if (!pricePerSqft || pricePerSqft === before.current) form.change('pricePerSqft', made ?? undefined);
  });
  useEffect(() => {
    if (made !== before.current) follow();
    before.current = made;
  }, [made]);
  return null;
}
