import { ListCardSkeletons } from '@/components/ui/ListCardSkeletons';
import { cardHeight } from '@/components/ui/CardList/cardHeight';
import { PropertyCard } from '@/features/property/PropertyCard';
import { ListScreen } from '@/features/search/ListScreen';
import { usePropertyList } from '@/features/search/useFilteredList';
import { useFilters } from '@/features/search/useFilters';
import * as words from '@/words/propertyList';

const FIRST_SEEN = 2;
const HEIGHT = cardHeight({ wide: 304, text: 235 });

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
      cardHeight={HEIGHT}
      skeleton={<ListCardSkeletons label={words.list.loading} className="sm:min-h-[278px]" />}
    />
  );
}
