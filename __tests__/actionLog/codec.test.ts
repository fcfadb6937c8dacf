import { decode, encode } from '@/actionLog/codec';
import { checkCodec } from '../support/actionLogLaws';

describe('the codec', () => {
  it('brings any value of actions and states back as it was, with the order of its keys, each large object once [STORE-8]', () => {
    checkCodec({ encode, decode }, 500);
  });

  it('refuses a value that holds itself, and tags that it does not know', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(() => encode(circle)).toThrow(RangeError);
    expect(() => decode({ $: 'function', v: 'alert(1)' })).toThrow(TypeError);
    expect(() => decode({ $: 'number', v: 'constructor' })).toThrow(TypeError);
    expect(() => decode({ $: 'again', v: 1 }, [{}])).toThrow(TypeError);
  });
});
