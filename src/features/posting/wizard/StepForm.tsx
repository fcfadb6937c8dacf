import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { PropertyRecord } from '@/api/records';
import { appFoot } from '@/components/fields/saveFoot';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import type { FormKey } from '@/store/uploads/uploadItem';
import * as words from '@/words/posting';
import { DetailsStep } from '../details/DetailsStep';
import { FollowingRate } from '../details/FollowingRate';
import { PriceFields } from '../details/PriceFields';
import type { PostingValues } from '../values/postingValues';
import { BasicStep } from './BasicStep';
import { BroughtAlong } from './BroughtAlong';
import { focusFault } from './focusFault';
import { FootMeter } from './FootMeter';
import { KeepDraft } from './KeepDraft';
import { OddNote } from './OddNote';
import { OnePageLink } from './OnePageLink';
import type { PhotosStepProps } from './PhotosStep';
import type { ShowListing } from './PreviewButton';
import { SendingNote } from './SendingNote';
import { stepOfFaults } from './serverFault';
import { StepAside } from './StepAside';
import { StepEnd } from './StepEnd';
import { useStepEntries } from './stepEntries';
import { BROUGHT_STEP, isEdit, PHOTO_STEP, stepTitles, stepWithin } from './steps';
import { TermsField } from './TermsField';
import { useSending } from './useSending';

/** Much code: it comes while the steps before it are filled in. */
const PhotosStep = lazyComponent<PhotosStepProps>(() => import(/* webpackChunkName: "photos" */ './PhotosStep'));

interface StepFormProps {
  readonly form: FormKey;
  readonly record: PropertyRecord | null;
  readonly firstStep: number;
  /** It opens in the place of a button that was pressed. */
  readonly takesFocus: boolean;
  readonly save: (values: PostingValues, step: number) => void;
  readonly preview: ShowListing;
}

/** A step and what takes the focus when it opens. */
interface Place {
  readonly step: number;
  readonly focus: 'none' | 'heading' | 'still' | 'top' | 'fault';
  /** The field that takes it first, where the step has it. */
  readonly field?: string | undefined;
}

/** The steps of a form, one at a time: picked directly or advanced, never beyond the last (WIZ-1, EDIT-5). */
export function StepForm({ form: key, record, firstStep, takesFocus, save, preview }: StepFormProps) {
  const form = useForm<PostingValues>();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const [{ step, focus, field }, setPlace] = useState<Place>({
    step: stepWithin(key, firstStep),
    focus: takesFocus ? 'heading' : 'none',
  });
  const [moves, setMoves] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titles = stepTitles(key);
  const last = titles.length;
  const edit = isEdit(key);

  useEffect(() => void PhotosStep.preload().catch(() => undefined), []);
  useEffect(() => {
    if (focus === 'none' || box.current === null) return;
    const control = field && box.current.querySelector<HTMLElement>(`[name="${field}"]:enabled`);
    if (control) control.focus();
    else if (focus === 'fault')
      focusFault(box.current, Object.keys(form.getState().submitErrors ?? {}), heading.current);
    else {
      // The steps stand above or beside the heading: they say where one is.
      if (focus === 'top') box.current.parentElement?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: focus !== 'heading' });
    }
  }, [field, focus, form, moves]);

  async function submit() {
    await form.submit();
    const step = stepOfFaults(form.getState().submitErrors);
    if (step !== null) moveTo(step, 'fault');
  }
  const sending = useSending(key, submit);

  const enter = useStepEntries(step, (next) => {
    // What was sent is left through the steps before it.
    if (next !== step && !form.getState().submitSucceeded) show(next, 'still');
  });
  function moveTo(next: number, then: Place['focus'], field?: string) {
    enter(stepWithin(key, next));
    show(next, then, field);
  }
  function show(next: number, then: Place['focus'], field?: string) {
    // Whoever looks after the price or the photos instead of answering presses again.
    if (sending.state === 'asking' || sending.state === 'priceless') sending.stop();
    // Enter takes the field away that has the focus: nothing else tells the form that it was left.
    const { active } = form.getState();
    if (active) form.blur(active);
    setPlace({ step: stepWithin(key, next), focus: then, field });
    setMoves((count) => count + 1);
  }
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    const hasCity = Boolean(form.getState().values.city?.trim());
    // Told at once (WIZ-18): nobody fills in the other steps, or waits for photos, to learn that the city is missing.
    if (!hasCity && (step === 1 || step === last)) void submit();
    else if (step < last) moveTo(step + 1, 'top');
    else if (!submitting && sending.state === 'idle') sending.begin();
  };
  /** A pressed button of the note goes away: the focus moves to the one that sends. */
  const keepFocus = () => box.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  return (
    <div className="grid grid-cols-1 items-start gap-x-9 gap-y-3 lg:grid-cols-[278px_minmax(0,1fr)]">
      <StepAside
        form={key}
        step={step}
        onPick={(next, byPointer) => moveTo(next, byPointer ? 'heading' : 'none')}
        onMissing={(next, field) => moveTo(next, 'top', field)}
        preview={preview}
        record={record}
      >
        <form
          ref={box}
          aria-label={edit ? words.editTitle : words.postTitle}
          onSubmit={press}
          noValidate
          className="flex min-w-0 flex-col gap-5"
        >
          <KeepDraft step={step} save={save} />
          <FollowingRate />
          <h2
            ref={heading}
            tabIndex={-1}
            className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl lg:text-price"
          >
            <span>
              {titles[step - 1]}
              <span className="sr-only">,</span>
            </span>{' '}
            <span className="font-sans text-sm font-medium tracking-normal text-muted">
              {words.stepOf({ step, all: last })}
            </span>
          </h2>
          {step === 1 && <BasicStep />}
          {step === 1 && !edit && <OnePageLink />}
          {step === 2 && <DetailsStep />}
          {step === BROUGHT_STEP && <BroughtAlong form={key} record={record} />}
          {step === PHOTO_STEP && (
            <LazyBoundary part={PhotosStep} shape="h-96">
              <PhotosStep form={key} />
            </LazyBoundary>
          )}
          {step === last && <PriceFields />}
          {step === PHOTO_STEP && (
            <div className="rounded-card border border-line bg-card px-5 py-3 sm:px-6">
              <TermsField />
            </div>
          )}
          {step === last && <OddNote form={key} onShow={(at, which) => moveTo(at, 'top', which)} />}
          <div className={appFoot}>
            <FootMeter form={key} />
            <SendingNote
              form={key}
              sending={sending}
              onAnswered={keepFocus}
              onPrice={() => moveTo(last, 'top', 'expectedPrice')}
              onPhotos={() => moveTo(sending.areApart ? BROUGHT_STEP : PHOTO_STEP, 'top')}
            />
            <StepEnd
              onBack={step === 1 ? undefined : () => moveTo(step - 1, 'top')}
              action={step < last ? words.next : edit ? words.update : words.post}
              terms={step === PHOTO_STEP ? 'here' : step === last ? 'elsewhere' : null}
              onTerms={() => moveTo(PHOTO_STEP, 'top', 'termsAccepted')}
              busy={submitting || sending.state === 'waiting' || sending.state === 'going'}
            />
          </div>
        </form>
      </StepAside>
    </div>
  );
}
