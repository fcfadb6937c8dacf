import { InsetSelect } from '@/components/fields/InsetSelect';
import { Select } from '@/components/fields/Select';
import { SubmitWithoutScript } from '@/components/fields/SubmitWithoutScript';
import { TextInput } from '@/components/fields/TextInput';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { EVERYWHERE, readRealtorsCity } from '@/domain/realtorsCity';
import { SITE } from '@/domain/site';
import { equalsIgnoreCase } from '@/domain/text';
import * as words from '@/words/agent';
import * as listWords from '@/words/routeRealtors';
import { AGENT_ORDERS, agentOrderNamed, FIRST_AGENT_FILTERS, type AgentFilters } from './filterAgents';

/** Four in a row, two by two, or one below the other: as the text leaves room. */
const FIELD = 'min-w-28 flex-1';
const PAIR = 'flex min-w-28 flex-1 flex-wrap gap-3';

const REALTORS_FORM = 'realtors';

interface AgentOrderSelectProps {
  readonly filters: AgentFilters;
  readonly onChange: (filters: AgentFilters) => void;
}

/** The order of the realtors, sent along with the filters. */
export function AgentOrderSelect({ filters, onChange }: AgentOrderSelectProps) {
  return (
    <InsetSelect
      label={listWords.order}
      name="sort"
      form={REALTORS_FORM}
      value={filters.order}
      onChoose={(order) => onChange({ ...filters, order: agentOrderNamed(order) })}
      className="w-44"
    >
      {AGENT_ORDERS.map((order) => (
        <option key={order} value={order}>
          {listWords.orders[order || 'listed']}
        </option>
      ))}
    </InsetSelect>
  );
}

interface AgentFilterBarProps {
  readonly filters: AgentFilters;
  readonly cities: readonly string[];
  readonly localities: readonly string[];
  readonly languages: readonly string[];
  readonly onChange: (filters: AgentFilters) => void;
}

/** Narrows the realtors by name, city, locality and language [AGENT-10]. */
export function AgentFilterBar({ filters, cities, localities, languages, onChange }: AgentFilterBarProps) {
  const otherCity = filters.city !== '' && !equalsIgnoreCase(filters.city, SITE.city);
  const narrowed = otherCity || filters.name !== '' || filters.locality !== '' || filters.language !== '';
  return (
    <form
      id={REALTORS_FORM}
      role="search"
      aria-label={words.filters.title}
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="rounded-card border border-line bg-card p-4"
    >
      <div className={PAIR}>
        <div className={PAIR}>
          <TextInput
            label={words.filters.name}
            className={FIELD}
            name="name"
            type="search"
            autoComplete="off"
            value={filters.name}
            onChange={(name) => onChange({ ...filters, name })}
            before={<Icon name="search" className="size-4.5" />}
            maxLength={80}
          />
          <Select
            label={words.filters.city}
            className={FIELD}
            name="city"
            value={filters.city || EVERYWHERE}
            options={[{ value: EVERYWHERE, label: words.filters.all }, ...cities]}
            onChange={(city) => onChange({ ...filters, city: readRealtorsCity(city), locality: '' })}
          />
        </div>
        <div className={PAIR}>
          <Select
            label={words.filters.locality}
            className={FIELD}
            name="locality"
            value={filters.locality}
            options={localities}
            placeholder={words.filters.all}
            onChange={(locality) => onChange({ ...filters, locality })}
          />
          <Select
            label={words.filters.language}
            className={FIELD}
            name="language"
            value={filters.language}
            options={languages}
            placeholder={words.filters.all}
            onChange={(language) => onChange({ ...filters, language })}
          />
        </div>
      </div>
      <SubmitWithoutScript label={words.filters.show} className="mt-4" />
      {narrowed && (
        <Button
          variant="text"
          className="-mb-2"
          onClick={() => onChange({ ...FIRST_AGENT_FILTERS, order: filters.order })}
        >
          {words.filters.clear}
        </Button>
      )}
    </form>
  );
}
