import { Button } from '@/components/ui/Button';
import { lazyPart } from '@/components/ui/lazyPart';
import { Skeleton } from '@/components/ui/Skeleton';
import { useLatePart } from '@/components/ui/useLatePart';
import type { LeadFormProps } from './LeadForm';
import { ENQUIRY } from './texts';

const LeadForm = lazyPart<LeadFormProps>(() => import(/* webpackChunkName: "lead-form" */ './LeadForm'));

/** The lead form, whose code comes after the project; its place is kept. */
export function LateLeadForm(props: LeadFormProps) {
  const { state, retry } = useLatePart(LeadForm, true);
  if (state === 'here') return <LeadForm {...props} />;
  if (state === 'coming') return <Skeleton className="h-125 rounded-card" />;
  return (
    <div role="alert" className="rounded-card border border-line bg-card p-5.5">
      <p className="mb-3">{ENQUIRY.notLoaded}</p>
      <Button onClick={retry}>{ENQUIRY.retry}</Button>
    </div>
  );
}
