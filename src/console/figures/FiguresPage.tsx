import { useState } from 'react';
import { FIGURE_DAYS, type FigureDays } from '@/contract/console';
import type { Figures } from '@/contract/peopleShapes';
import { PageHeading } from '@/components/layout/PageHeading';
import { Chip } from '@/components/ui/Chip';
import { consoleApi } from '../api';
import { QueryState } from '../QueryState';
import { DayChart, totalOf } from './DayChart';
import { NowTiles } from './NowTiles';
import * as words from '@/words/consoleFigures';

const NAMES = Object.keys(words.charts) as (keyof Figures['days'])[];

/** How the marketplace does: now, and on each of the last days. */
export function FiguresPage() {
  const [days, setDays] = useState<FigureDays>('30');
  const query = consoleApi.useGetFiguresQuery({ days }, { refetchOnMountOrArgChange: true });
  const { data, currentData } = query;
  const charts = (isShown: (total: number) => boolean) =>
    NAMES.flatMap((name) => {
      const series = currentData?.days[name] ?? [];
      if (!isShown(totalOf(series))) return [];
      return <DayChart key={name} title={words.charts[name]} series={series} room={Number(days)} />;
    });
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <QueryState query={query}>
        {data && (
          <>
            <h2 className="text-xl">{words.now}</h2>
            <NowTiles now={data} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">{words.month({ days: Number(days) })}</h2>
              <div role="group" aria-label={words.period} className="flex flex-wrap gap-2">
                {FIGURE_DAYS.map((each) => (
                  <Chip key={each} pressed={each === days} onPress={() => setDays(each)}>
                    {words.days({ days: Number(each) })}
                  </Chip>
                ))}
              </div>
            </div>
            <p className="text-sm text-muted">{words.monthNote}</p>
            <QueryState query={{ ...query, data: currentData }}>
              <div className="grid gap-4 empty:hidden md:auto-rows-fr md:grid-cols-2 xl:grid-cols-3">
                {charts((total) => total > 0)}
              </div>
              {/* Where nothing happened needs no room. */}
              <div className="grid gap-4 empty:hidden md:grid-cols-2 xl:grid-cols-3">
                {charts((total) => total === 0)}
              </div>
            </QueryState>
          </>
        )}
      </QueryState>
    </>
  );
}
