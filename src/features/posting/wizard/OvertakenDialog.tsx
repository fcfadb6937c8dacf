import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useForm, useFormState } from 'react-final-form';
import { useHref } from 'react-router';
import { marketplaceApi } from '@/api/marketplaceApi';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { Modal } from '@/components/ui/Modal';
import { paths } from '@/domain/paths';
import { selectProperty } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';
import * as posting from '@/words/posting';
import * as words from '@/words/postingOvertaken';
import type { PostingValues } from '../values/postingValues';

/**
 * Asks what is to become of an edit that another one has overtaken: nothing is saved yet (EDIT-2, WIZ-17). Saving all the
 * same is over what is there now, and over nothing that comes later. Stands inside the form.
 */
export function OvertakenDialog({ id }: { readonly id: string }) {
  const form = useForm<PostingValues>();
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const reason: unknown = submitErrors?.['mark'];
  // What was refused before this step was opened was answered then.
  const [answered, setAnswered] = useState(submitErrors);
  const isOpen = reason !== undefined && submitErrors !== answered;
  const { isFetching } = marketplaceApi.useGetMyPropertiesQuery(isOpen ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const now = useAppSelector((state) => selectProperty(state, id)?.mark);
  const href = useHref(paths.property(id));
  return (
    <Modal open={isOpen} title={words.title} onClose={() => setAnswered(submitErrors)}>
      <p>
        {typeof reason === 'string' && reason} {words.replaces}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={href} target="_blank" rel="noopener" className={buttonClass('secondary')}>
          {words.see}
          <span className="sr-only"> {posting.newTab}</span>
        </a>
        <Button type="submit" disabled={isFetching} onClick={() => form.change('mark', now ?? undefined)}>
          {words.save}
        </Button>
      </div>
    </Modal>
  );
}
