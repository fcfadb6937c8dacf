import { DESK_STATES, type DeskState } from '@/contract/console';
import { indianNumber } from '@/domain/text';
import { Badge } from '@/components/ui/Badge';
import { Chip } from '@/components/ui/Chip';
import { RowButton } from './RowButton';
import * as words from '@/words/consoleDesk';

interface DeskStatesProps {
  /** Undefined: all. */
  readonly state: DeskState | undefined;
  /** How many there are in each. */
  readonly counts: Readonly<Record<DeskState, number>> | undefined;
  readonly onChoose: (state: DeskState | undefined) => void;
}

/** Whether what is new is shown, what is done, or all, with how many there are. */
export function DeskStates({ state, counts, onChoose }: DeskStatesProps) {
  const numberOf = (each: DeskState | undefined): string =>
    counts ? ` ${indianNumber(each === undefined ? counts.new + counts.done : counts[each])}` : '';
  return (
    <div role="group" aria-label={words.choose} className="flex flex-wrap gap-2">
      {[...DESK_STATES, undefined].map((each) => (
        <Chip key={each ?? 'all'} pressed={state === each} onPress={() => onChoose(each)}>
          {(each === undefined ? words.all : words.states[each]) + numberOf(each)}
        </Chip>
      ))}
    </div>
  );
}

export const DeskBadge = ({ done }: { readonly done: boolean }) => (
  <Badge tone={done ? 'plain' : 'gold'}>{words.states[done ? 'done' : 'new']}</Badge>
);

interface SettleButtonProps {
  readonly done: boolean;
  /** What it is about. */
  readonly name: string;
  readonly onSettle: (done: boolean, pressed: Element) => void;
}

/** Marks something as done, or as new again. */
export const SettleButton = ({ done, name, onSettle }: SettleButtonProps) => (
  <RowButton
    says={done ? words.again : words.settle}
    named={done ? words.againNamed({ name }) : words.settleNamed({ name })}
    onClick={({ currentTarget }) => onSettle(!done, currentTarget)}
  />
);
