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

const { groups, hints } = words;

/** The form of the marketplace. */
export const SETTING_GROUPS: readonly { readonly title: string; readonly fields: readonly SettingField[] }[] = [
  {
    title: groups.name,
    fields: [
      { name: 'name', required: true },
      { name: 'tagline', hint: hints.tagline, required: true },
    ],
  },
  {
    title: groups.logo,
    fields: [{ name: 'logo', picture: true }],
  },
  {
    title: groups.contact,
    fields: [
      { name: 'phone', hint: hints.phone, type: 'tel', required: true },
      { name: 'chatPhone', hint: hints.chatPhone, type: 'tel' },
      { name: 'email', hint: hints.email, type: 'email', required: true },
      { name: 'address', hint: hints.lines, lines: true, required: true },
      { name: 'helpHours', hint: hints.lines, lines: true, required: true },
    ],
  },
  {
    title: groups.links,
    fields: [
      { name: 'facebook', hint: hints.links, type: 'url' },
      { name: 'instagram', type: 'url' },
      { name: 'youtube', type: 'url' },
      { name: 'x', type: 'url' },
      { name: 'android', type: 'url' },
      { name: 'ios', type: 'url' },
    ],
  },
  {
    title: groups.offer,
    fields: [
      { name: 'packages', hint: hints.packages, lines: true, required: true },
      { name: 'price', hint: hints.rupees, required: true },
      { name: 'worth', hint: hints.rupees, required: true },
      { name: 'benefits', hint: hints.benefits, lines: true, required: true },
    ],
  },
];
