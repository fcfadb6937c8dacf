import { useNavigate } from 'react-router';
import { useNavigation } from '@/components/layout/navigation';
import { classes } from '@/components/ui/classes';
import { paths } from '@/domain/paths';
import { HOME_TYPE_CHOICES } from '@/domain/homeChoices';
import type { PropertyFilters } from '@/domain/filters';
import { label } from '@/domain/label';
import * as words from '@/words/home';
import { SEARCH_FORM } from './SearchBox';

/**
 * Buttons that open the properties list for one kind, ALL for every kind, in the place that the search names [HOME-3].
 * They send the search's form, so that a press counts before the app is there, and without a script.
 */
export function QuickFilters({ place }: { readonly place: () => Partial<PropertyFilters> | null }) {
  const navigate = useNavigate();
  const { prepare } = useNavigation();
  return (
    <ul
      aria-label={words.quickFilters}
      className="-mx-5 mt-4.5 flex gap-2.5 overflow-x-auto px-5 [scrollbar-width:none] sm:flex-wrap"
    >
      {HOME_TYPE_CHOICES.map((choice) => {
        const all = choice === 'ALL';
        // Asked when it is used: the place is being typed.
        const to = () => paths.properties({ ...place(), ...(all ? {} : { selectedSubtype: choice }) });
        return (
          <li key={choice}>
            <button
              type="submit"
              form={SEARCH_FORM}
              {...(all ? {} : { name: 'selectedSubtype', value: choice })}
              onClick={(event) => {
                event.preventDefault();
                void navigate(to());
              }}
              onPointerEnter={() => prepare(to())}
              onFocus={() => prepare(to())}
              className={classes(
                'min-h-11 rounded-full border px-4 text-md font-medium whitespace-nowrap transition-colors',
                all ? 'border-ink bg-ink text-on hover:bg-ink/85' : 'border-edge bg-card/90 hover:bg-card',
              )}
            >
              {label(choice)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
