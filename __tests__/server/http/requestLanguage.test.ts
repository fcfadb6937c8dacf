import { requestLanguage } from '@/server/http/requestLanguage';

const ofTags = (tags?: string) => requestLanguage({ headers: tags === undefined ? {} : { 'accept-language': tags } });

describe('the language of a request', () => {
  it('is the first that Gruham speaks, whatever its region', () => {
    expect(ofTags('te')).toBe('te');
    expect(ofTags('hi-IN,en;q=0.8')).toBe('hi');
    expect(ofTags('ta-IN, TE-in;q=0.9, en;q=0.8')).toBe('te');
  });

  it('is English where no known one is named', () => {
    expect(ofTags()).toBe('en');
    expect(ofTags('')).toBe('en');
    expect(ofTags('ta, *;q=0.1')).toBe('en');
  });
});
