import { fileKind } from '@/domain/fileKinds';

describe('the kind of a file [UP-3]', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 'image'],
    ['a.mp3', 'audio/mpeg', 'audio'],
    ['a.mp4', 'video/mp4', 'video'],
    ['a.pdf', 'application/pdf', 'pdf'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'doc'],
    ['a.doc', 'application/msword', 'doc'],
    ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xls'],
    ['a.xls', 'application/vnd.ms-excel', 'xls'],
    ['a.ppt', 'application/vnd.ms-powerpoint', 'ppt'],
    ['a.zip', 'application/zip', 'compress'],
    ['a.rar', 'application/x-rar-compressed', 'compress'],
    ['paper', 'application/pdf; charset=binary', 'pdf'],
    ['HOUSE.HEIC', '', 'image'],
    ['plans.7z', 'application/octet-stream', 'compress'],
    ['letter.odt', '', 'doc'],
  ])('%s (%s) is %s', (name, type, kind) => {
    expect(fileKind({ name, type })).toBe(kind);
  });

  it('is told by the type, not by a name that says otherwise', () => {
    expect(fileKind({ name: 'photo.jpg', type: 'application/pdf' })).toBe('pdf');
  });

  it.each([
    ['setup.exe', 'application/x-msdownload'],
    ['README', ''],
    ['.jpg.txt', 'text/plain'],
  ])('%s (%s) is none that is known', (name, type) => {
    expect(fileKind({ name, type })).toBeNull();
  });
});
