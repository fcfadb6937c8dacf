import { Select } from '@/components/fields/Select';
import { TextInput } from '@/components/fields/TextInput';
import { Icon } from '@/components/ui/Icon';
import { ORDERS, readOrder, type Order } from './listingView';
import * as dashboard from '@/words/dashboard';
import * as words from '@/words/dashboardListings';
import * as sorts from '@/words/sorts';

const orderNames = {
  newest: sorts.newest,
  priceUp: sorts.priceUp,
  priceDown: sorts.priceDown,
  views: words.mostViewed,
};
const OPTIONS = ORDERS.map((value) => ({ value, label: orderNames[value] }));

interface ListingToolsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** Finds one of many own listings by its name or place, and puts them in an order (DASH-2). */
export const ListingTools = ({ text, onText, order, onOrder }: ListingToolsProps) => (
  <div className="mb-4 grid grid-cols-2 gap-3">
    <TextInput
      label={words.find}
      type="search"
      autoComplete="off"
      maxLength={80}
      value={text}
      onChange={onText}
      before={<Icon name="search" className="size-4.5" />}
    />
    <Select
      label={dashboard.saved.sort}
      value={order}
      options={OPTIONS}
      onChange={(chosen) => onOrder(readOrder(chosen))}
    />
  </div>
);
