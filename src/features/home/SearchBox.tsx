import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { TEXTS } from './texts';

/** The search of Home: a city or locality, Tirupati at first; without a text it does nothing [HOME-1, HOME-2]. */
export function SearchBox() {
  const [city, setCity] = useState(SITE.city);
  const navigate = useNavigate();
  const id = useId();

  function search(event: SubmitEvent) {
    event.preventDefault();
    const wanted = city.trim();
    if (wanted !== '') void navigate(paths.properties({ city: wanted }));
  }
  return (
    <form
      role="search"
      onSubmit={search}
      className="flex max-w-[700px] flex-col gap-2.5 rounded-[16px] bg-card p-2.5 shadow-lift sm:flex-row sm:items-center"
    >
      <div className="relative flex-1">
        <label htmlFor={id} className="absolute top-2 left-3.5 text-xs font-semibold text-muted">
          {TEXTS.searchLabel}
        </label>
        <input
          id={id}
          type="text"
          name="city"
          value={city}
          onChange={(event) => setCity(event.target.value)}
          maxLength={80}
          autoComplete="address-level2"
          enterKeyHint="search"
          className="h-15 w-full rounded-control bg-transparent px-3.5 pt-5 text-lg font-medium text-ink"
        />
      </div>
      <Button type="submit" className="min-h-13 px-8!">
        <Icon name="search" className="size-4.5" />
        {TEXTS.search}
      </Button>
    </form>
  );
}
