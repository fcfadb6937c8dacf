import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';

const ignore = () => undefined;

/**
 * Keeps what is typed into fields that come and go: stands inside a form whose steps or conditions take fields away for
 * a while. react-final-form 7 puts a field that the form does not know, such as one that comes back, to its initial
 * value; here every field with a value stays known for as long as the form lives.
 */
export function KeptFields() {
  const form = useForm<Record<string, unknown>>();
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
  const kept = useRef(new Map<string, () => void>());
  useEffect(() => {
    for (const name of Object.keys(values)) {
      if (!kept.current.has(name)) kept.current.set(name, form.registerField(name, ignore, {}));
    }
  }, [form, values]);
  useEffect(() => {
    const registered = kept.current;
    return () => {
      registered.forEach((leave) => leave());
      registered.clear();
    };
  }, [form]);
  return null;
}
