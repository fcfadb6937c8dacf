import { DEFAULT_SETTINGS, settingFault, settingsOf, SETTINGS, siteOf, type SettingName } from '@/domain/settings';
import { DEFAULT_SITE } from '@/domain/site';

const good: readonly (readonly [SettingName, string])[] = [
  ...SETTINGS.map((name) => [name, DEFAULT_SETTINGS[name]] as const),
  ['name', 'ఇల్లు Homes 24'],
  ['chatPhone', ''],
  ['facebook', 'https://www.facebook.com/illu'],
  ['x', 'https://x.com/illu'],
  ['android', 'https://play.google.com/store/apps/details?id=in.illu'],
  ['ios', 'https://apps.apple.com/in/app/illu/id1'],
  ['logo', '/uploads/a-1-80x60.jpg'],
  ['packages', 'Contacts | 1 | 9\nVisits | 0 | 2'],
];
const bad: readonly (readonly [SettingName, string, RegExp])[] = [
  ['name', ' ', /name of letters/],
  ['name', '<b>Illu</b>', /leave out </],
  ['name', 'Illu "Homes"', /letters, digits and spaces/],
  ['name', 'a'.repeat(31), /at most 30/],
  ['tagline', '', /cannot be empty/],
  ['tagline', 'Homes</script><script>alert(1)</script>', /leave out </],
  ['phone', '+91 9000000000', /10 digits/],
  ['phone', '0000000000', /10 digits/],
  ['phone', '', /10 digits/],
  ['chatPhone', '12345', /10 digits/],
  ['email', 'help', /e-mail/],
  ['email', 'a@b.in,c@d.in', /e-mail/],
  ['email', 'a@b.in?bcc=c@d.in', /e-mail/],
  ['address', '1\n2\n3\n4\n5\n6', /5 lines/],
  ['helpHours', 'x'.repeat(81), /at most 80/],
  ['facebook', 'javascript:alert(1)//facebook.com', /https:\/\/facebook.com/],
  ['facebook', 'http://facebook.com/illu', /https:/],
  ['instagram', 'https://instagram.com.elsewhere.in/illu', /https:/],
  ['youtube', 'https://user:pass@youtube.com/illu', /https:/],
  ['x', 'https://elsewhere.in/?x.com', /https:/],
  ['ios', 'data:text/html,x', /https:/],
  ['logo', 'https://elsewhere.in/logo.svg', /choose a picture/],
  ['packages', 'Contacts | 1', /in each row/],
  ['packages', 'Contacts | <b> | 2', /leave out </],
  ['packages', 'a | b | c\n'.repeat(11), /at most 10 lines/],
  ['packages', '', /cannot be empty/],
  ['price', '₹4,999', /digits alone/],
  ['worth', '0', /digits alone/],
  ['benefits', '', /cannot be empty/],
];

it.each(good)('takes %s: %j [SHELL-7]', (name, value) => expect(settingFault(name, value)).toBeNull());

it.each(bad)('refuses %s: %j, and says why [SHELL-7]', (name, value, why) => {
  expect(settingFault(name, value)).toMatch(why);
  // What stands in the database all the same is not shown.
  expect(siteOf({ [name]: value })).toEqual({});
});

it('makes the site of its settings, and the settings of a site [SHELL-7]', () => {
  const set = { name: 'Illu', facebook: 'https://facebook.com/illu', address: 'One\nTwo' };
  const site = { ...DEFAULT_SITE, ...siteOf(set) };
  expect(site).toMatchObject({ name: 'Illu', social: { facebook: set.facebook }, address: ['One', 'Two'] });
  expect(settingsOf(site)).toEqual({ ...DEFAULT_SETTINGS, ...set });
});

it('holds nothing that was not set: it stays in the language of the page [SHELL-7]', () => {
  expect(siteOf({})).toEqual({});
  expect(siteOf({ phone: '9848022338', price: '2499', chatPhone: '' })).toEqual({
    phone: '9848022338',
    chatPhone: '',
    membership: { price: 2499 },
  });
});
