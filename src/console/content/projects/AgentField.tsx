import { useState, type KeyboardEvent } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField, type FormFieldProps } from '@/components/fields/useFormField';
import type { Validator } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { consoleApi, failureOf } from '../../api';
import { Failure } from '../../outcome';
import { PersonLink } from '../../people/PersonLink';
import { RowButton } from '../../RowButton';
import * as content from '@/words/consoleContent';
import * as words from '@/words/consoleProjects';

/** The people whom words find, as on their own page; none for no words. */
function usePeople(q: string) {
  const query = consoleApi.useGetPeopleInfiniteQuery({ q }, { skip: q === '' });
  return { ...query, people: q === '' ? undefined : query.currentData?.pages.flatMap(({ people }) => people) };
}

/** Words that were typed are no agent yet. */
const chosenOf: Validator = (typed) =>
  typeof typed === 'string' && typed.trim() !== '' ? words.agent.unchosen : undefined;

/**
 * An agent, kept by the id: shown by the name, found by it or by the mobile number. What is sought is kept in the form as
 * well, so that it is not saved as nobody.
 */
export function AgentField({ name, label, hint, validate }: FormFieldProps) {
  const field = useTextFormField(name, { validate });
  const sought = useTextFormField(`${name}Sought`, { validate: chosenOf });
  const [asked, setAsked] = useState('');
  const chosen = usePeople(field.value).people?.find(({ id }) => id === field.value);
  const search = usePeople(asked);
  const agents = search.people?.filter(({ role }) => role === 'agent');
  const choose = (id: string) => {
    field.onChange(id);
    sought.onChange('');
    setAsked('');
  };
  if (field.value !== '' && field.error === undefined) {
    const said = chosen?.name ?? field.value;
    return (
      <div role="group" aria-label={label}>
        <p className="mb-1.5 text-sm font-semibold">{label}</p>
        <p className="flex min-h-11 flex-wrap items-center gap-x-4">
          <PersonLink id={field.value} name={said} />
          <RowButton says={content.remove} named={content.removeOf({ name: said })} onClick={() => choose('')} />
        </p>
      </div>
    );
  }
  const find = () => setAsked(sought.value.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter here is no wish to send the form.
    event.preventDefault();
    find();
  };
  return (
    <div role="group" aria-label={label} className="flex flex-col items-start gap-2">
      <TextInput
        className="w-full"
        label={label}
        hint={hint}
        error={field.error ?? sought.error}
        maxLength={120}
        autoComplete="off"
        value={sought.value}
        onChange={sought.onChange}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" size="sm" busy={search.isFetching} onClick={find}>
        {words.agent.find}
      </Button>
      <Failure>{failureOf(search)}</Failure>
      <p role="status" className="text-muted empty:hidden">
        {agents?.length === 0 && words.agent.none}
      </p>
      {agents !== undefined && agents.length > 0 && (
        <ul aria-label={words.agent.found} className="w-full">
          {agents.map((agent) => (
            <li key={agent.id} className="flex items-center justify-between gap-3 border-b border-line py-1">
              <span className="min-w-0 break-words">
                {agent.name} <span className="text-sm text-muted">{agent.phone}</span>
              </span>
              <RowButton
                says={words.agent.choose}
                named={words.agent.chooseNamed({ name: agent.name })}
                onClick={() => choose(agent.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
