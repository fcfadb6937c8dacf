import { heldFiles } from '@/store/uploads/heldFiles';

const file = (name: string) => new File(['x'], name);

describe('files beside the store', () => {
  it('are found by their ids until they are released [STORE-1]', () => {
    const files = heldFiles();
    const [a, b] = [files.hold(file('a.png')), files.hold(file('b.png'))];
    expect([files.fileOf(a)?.name, files.fileOf(b)?.name]).toEqual(['a.png', 'b.png']);
    files.release(a);
    expect(files.fileOf(a)).toBeUndefined();
    expect(files.fileOf(b)?.name).toBe('b.png');
  });

  it('tell their watchers how far they are, and no longer once these have left [UP-1]', () => {
    const files = heldFiles();
    const [a, b] = [files.hold(file('a.png')), files.hold(file('b.png'))];
    const heard: string[] = [];
    const leave = files.watch(a, (fraction) => heard.push(`a ${fraction}`));
    files.watch(b, (fraction) => heard.push(`b ${fraction}`));
    files.progressed([a, b], 0.5);
    leave();
    files.progressed([a, b], 1);
    expect(heard).toEqual(['a 0.5', 'b 0.5', 'b 1']);
  });
});
