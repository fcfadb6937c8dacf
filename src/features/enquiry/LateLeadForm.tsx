import { LateContent } from '@/components/ui/LateContent';
import { lazyPart } from '@/components/ui/lazyPart';
import type { LeadFormProps } from './LeadForm';

const LeadForm = lazyPart<LeadFormProps>(() => import(/* webpackChunkName: "lead-form" */ './LeadForm'));

/** The lead form, whose code comes after the project; its place is kept. */
export function LateLeadForm(props: LeadFormProps) {
  return (
    <LateContent part={LeadForm} shape="h-125 rounded-card">
      <LeadForm {...props} />
    </LateContent>
  );
}
