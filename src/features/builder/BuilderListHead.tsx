import { SubmitWithoutScript } from '@/components/fields/SubmitWithoutScript';
import { Select } from '@/components/fields/Select';
import { TextInput } from '@/components/fields/TextInput';
import { PageHeading } from '@/components/layout/PageHeading';
import { Icon } from '@/components/ui/Icon';
import { SCREENS } from '@/domain/screens';
import * as words from '@/words/builder';
import { BUILDER_ORDERS, orderNamed, type BuilderView } from './builderFacts';

const ORDERS = BUILDER_ORDERS.map((value) => ({ value, label: words.orders[value || 'listed'] }));

interface BuilderListHeadProps {
  readonly count: number | null;
  readonly view: BuilderView;
  readonly onView: (view: BuilderView) => void;
}

/** Heading, count [BUILD-1], the filter by name [BUILD-5] and the order; `count` is null while the builders load. */
export function BuilderListHead({ count, view, onView }: BuilderListHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <PageHeading title={SCREENS.builders.title} className="text-section" />
        <p role="status" className="mt-2 min-h-6 text-muted">
          {count !== null && words.count({ n: count })}
        </p>
      </div>
      <form
        method="get"
        aria-label={SCREENS.builders.title}
        onSubmit={(event) => event.preventDefault()}
        className="grid w-full gap-3 sm:w-88 sm:grid-cols-2"
      >
        <TextInput
          label={words.nameFilter}
          name="name"
          type="search"
          autoComplete="off"
          value={view.name}
          onChange={(name) => onView({ ...view, name })}
          before={<Icon name="search" className="size-4.5" />}
          maxLength={80}
        />
        <Select
          label={words.order}
          name="sort"
          value={view.order}
          options={ORDERS}
          onChange={(value) => onView({ ...view, order: orderNamed(value) })}
        />
        <SubmitWithoutScript label={words.show} className="col-span-full" />
      </form>
    </div>
  );
}
