import { useForm } from 'react-final-form';
import { TextField } from '@/components/fields/TextField';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField } from '@/components/fields/useFormField';
import { ageOn, dayOf } from '@/domain/age';
import { validAge, validBirth } from './validators';
import * as words from '@/words/profile';

/** Date of birth, and the age, which follows it and can be changed (PROF-1). */
export function BirthFields() {
  const form = useForm();
  const birth = useTextFormField('dateOfBirth', { validate: validBirth });
  return (
    <>
      <TextInput
        {...birth}
        label={words.dateOfBirth}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        required
        onChange={(day) => {
          birth.onChange(day);
          const age = ageOn(day, dayOf(new Date()));
          if (age !== null) form.change('age', String(age));
        }}
      />
      <TextField
        name="age"
        label={words.age}
        hint={words.ageHint}
        inputMode="numeric"
        maxLength={3}
        required
        validate={validAge}
      />
    </>
  );
}
