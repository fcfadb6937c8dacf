import { useState } from 'react';
import type { HomeSectionName } from '@/contract/console';
import { listed } from '@/domain/listed';
import { Button } from '@/components/ui/Button';
import { consoleApi, failureOf } from '../api';
import { useAskBeforeLeaving } from '../content/Draft';
import { Outcome } from '../outcome';
import { saveFoot } from '../saveFoot';
import { idsOf, useArranging, type Arrangement } from './arrangement';
import { SECTION_TITLES } from './SectionEditor';
import * as words from '@/words/consoleHome';

type Unsaved = readonly (readonly [name: HomeSectionName, arranged: Arrangement])[];

/** At the window's foot, as soon as something was moved: what is not saved yet, and what came of saving it. */
export function SaveBar({ unsaved }: { readonly unsaved: Unsaved }) {
  const [change, { isLoading }] = consoleApi.useChangeHomeMutation();
  const { settle } = useArranging();
  const [said, setSaid] = useState<{ readonly message?: string; readonly failure?: string }>({});
  useAskBeforeLeaving(unsaved.length > 0);
  const save = async () => {
    const failures: string[] = [];
    let message = '';
    for (const [section, { records, seen }] of unsaved) {
      const result = await change({ section, ids: idsOf(records), was: idsOf(seen) });
      const failure = failureOf(result);
      if (failure !== undefined) failures.push(words.home.failed({ section: SECTION_TITLES[section], failure }));
      if (result.data === undefined) continue;
      message = result.data.message;
      settle(section, records);
    }
    setSaid(failures.length > 0 ? { failure: failures.join(' ') } : { message });
  };
  if (unsaved.length === 0 && said.message === undefined) return null;
  return (
    <div className={saveFoot}>
      <Outcome said={unsaved.length === 0 || said.failure !== undefined ? said : {}} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={isLoading} aria-disabled={unsaved.length === 0} onClick={() => void save()}>
          {words.section.save}
        </Button>
        {unsaved.length > 0 && (
          <p className="min-w-0 flex-1 basis-40">
            {words.home.notSaved({
              sections: listed(
                unsaved.map(([name]) => SECTION_TITLES[name]),
                'and',
              ),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
