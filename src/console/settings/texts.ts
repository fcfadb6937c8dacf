import type { SettingName } from '@/domain/settings';

interface SettingField {
  readonly name: SettingName;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'tel' | 'email' | 'url';
  readonly required?: true;
  /** It has several lines. */
  readonly lines?: true;
  /** It is a picture. */
  readonly picture?: true;
}

/** The form of the marketplace. */
export const SETTING_GROUPS: readonly { readonly title: string; readonly fields: readonly SettingField[] }[] = [
  {
    title: 'Name',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'tagline', label: 'Tagline', hint: 'One line below the name, at the end of every page.', required: true },
    ],
  },
  {
    title: 'Logo',
    fields: [{ name: 'logo', label: 'Logo', picture: true }],
  },
  {
    title: 'How it is reached',
    fields: [
      { name: 'phone', label: 'Phone', hint: '10 digits, without +91.', type: 'tel', required: true },
      {
        name: 'chatPhone',
        label: 'WhatsApp number',
        hint: '10 digits. Leave it empty and no chat is offered.',
        type: 'tel',
      },
      {
        name: 'email',
        label: 'E-mail address',
        hint: 'Mails are sent from it: your mail server must be allowed to.',
        type: 'email',
        required: true,
      },
      { name: 'address', label: 'Address', hint: 'Up to five lines.', lines: true, required: true },
      { name: 'helpHours', label: 'Help hours', hint: 'Up to five lines.', lines: true, required: true },
    ],
  },
  {
    title: 'Accounts and apps',
    fields: [
      { name: 'facebook', label: 'Facebook', type: 'url', hint: 'Leave empty what you do not have; it is not shown.' },
      { name: 'instagram', label: 'Instagram', type: 'url' },
      { name: 'youtube', label: 'YouTube', type: 'url' },
      { name: 'x', label: 'X', type: 'url' },
      { name: 'android', label: 'App on Google Play', type: 'url' },
      { name: 'ios', label: 'App in the App Store', type: 'url' },
    ],
  },
  {
    title: 'Packages and membership',
    fields: [
      {
        name: 'packages',
        label: 'What packages compare',
        hint: 'A line for each: what you get | free | paid. Up to ten.',
        lines: true,
        required: true,
      },
      { name: 'price', label: 'Price of the membership', hint: 'Rupees, in digits alone.', required: true },
      { name: 'worth', label: 'What its benefits are worth', hint: 'Rupees, in digits alone.', required: true },
      { name: 'benefits', label: 'Benefits', hint: 'A line for each, up to five.', lines: true, required: true },
    ],
  },
];
