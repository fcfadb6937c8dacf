import type { SettingName } from '@/domain/settings';
import * as words from '@/words/consoleSettings';

interface SettingField {
  readonly name: SettingName;
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
    title: words.groups.name,
    fields: [
      { name: 'name', required: true },
      { name: 'tagline', hint: words.hints.tagline, required: true },
    ],
  },
  {
    title: words.groups.logo,
    fields: [{ name: 'logo', picture: true }],
  },
  {
    title: words.groups.contact,
    fields: [
      { name: 'phone', hint: words.hints.phone, type: 'tel', required: true },
      { name: 'chatPhone', hint: words.hints.chatPhone, type: 'tel' },
      { name: 'email', hint: words.hints.email, type: 'email', required: true },
      { name: 'address', hint: words.hints.lines, lines: true, required: true },
      { name: 'helpHours', hint: words.hints.lines, lines: true, required: true },
    ],
  },
  {
    title: words.groups.links,
    fields: [
      { name: 'facebook', hint: words.hints.links, type: 'url' },
      { name: 'instagram', type: 'url' },
      { name: 'youtube', type: 'url' },
      { name: 'x', type: 'url' },
      { name: 'android', type: 'url' },
      { name: 'ios', type: 'url' },
    ],
  },
  {
    title: words.groups.offer,
    fields: [
      { name: 'packages', hint: words.hints.packages, lines: true, required: true },
      { name: 'price', hint: words.hints.rupees, required: true },
      { name: 'worth', hint: words.hints.rupees, required: true },
      { name: 'benefits', hint: words.hints.benefits, lines: true, required: true },
    ],
  },
];
