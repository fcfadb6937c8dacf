import { SubmitWithoutScript } from '@/components/fields/SubmitWithoutScript';
import { TextInput } from '@/components/fields/TextInput';
import { PageHeading } from '@/components/layout/PageHeading';
import { Icon } from '@/components/ui/Icon';
import { SCREENS } from '@/domain/screens';
import * as words from '@/words/builder';

interface BuilderListHeadProps {
  readonly count: number | null;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Heading, count [BUILD-1] and the filter by name [BUILD-5]; `count` is null while the builders load. */
export function BuilderListHead({ count, name, onName }: BuilderListHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
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
        className="w-full sm:w-72"
      >
        <TextInput
          label={words.nameFilter}
          name="name"
          type="search"
          autoComplete="off"
          value={name}
          onChange={onName}
          before={<Icon name="search" className="size-4.5" />}
          maxLength={80}
        />
        <SubmitWithoutScript label={words.show} className="mt-2.5" />
      </form>
    </div>
  );
}
