import type { SettingName } from '@/domain/settings';

interface SettingField {
  readonly name: SettingName;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'tel' | 'email' | 'url';
  readonly required?: true;
  /** It has several lines. */
  readonly lines?: true;
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
];
