import { ListCardSkeletons } from '@/components/ui/ListCardSkeletons';
import { propertyCardHeight } from '@/features/property/cardHeight';
import { PropertyCard } from '@/features/property/PropertyCard';
import { ListScreen } from '@/features/search/ListScreen';
import { usePropertyList } from '@/features/search/useFilteredList';
import { useFilters } from '@/features/search/useFilters';
import * as words from '@/words/propertyList';

const FIRST_SEEN = 2;

/** The properties list: filters from the address, listings from the store [ROUTE-2, PLIST]. */
export default function PropertiesRoute() {
  const choice = useFilters();
  return (
    <ListScreen
      kind="property"
      choice={choice}
      list={usePropertyList(choice.filters, choice.sort)}
      words={words.list}
      renderCard={(id, index) => <PropertyCard id={id} eager={index < FIRST_SEEN} />}
      cardHeight={propertyCardHeight}
      skeleton={<ListCardSkeletons label={words.list.loading} className="sm:min-h-[278px]" />}
    />
  );
}
