import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import { useAppSelector, useAppStore } from '../hooks';
import { effectsOf } from '../effectsOf';
import { formClosed, formShown, selectForm } from './formsSlice';

/** ms of quiet before what was typed is told. */
const PAUSE = 300;

interface ShownValuesOptions {
  readonly form: string;
  readonly endpointName: EndpointName | ExtraName;
}

/** Tells the store, for a log, what is typed in a form; in a replay it fills the form with it (STORE-8). */
export function ShownValues({ form: name, endpointName }: ShownValuesOptions) {
  const store = useAppStore();
  const form = useForm<Record<string, unknown>>();
  const { values, pristine } = useFormState<Record<string, unknown>>({
    subscription: { values: true, pristine: true },
  });
  const [isStill] = useState(() => effectsOf(store).still === true);
  const shown = useAppSelector((state) => (isStill ? selectForm(state, name)?.originalArgs : undefined));
  const [first] = useState(() => form.getState().initialValues);
  const isTold = useRef(false);

  useEffect(() => {
    if (isStill || (pristine && !isTold.current)) return;
    const timer = setTimeout(() => {
      isTold.current = true;
      store.dispatch(formShown({ form: name, endpointName, originalArgs: values, step: 1 }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [endpointName, isStill, name, pristine, store, values]);
  useEffect(
    () => () => {
      if (isTold.current) store.dispatch(formClosed(name));
    },
    [name, store],
  );

  useEffect(() => {
    if (isStill) form.initialize({ ...first, ...shown });
  }, [first, form, isStill, shown]);
  return null;
}
