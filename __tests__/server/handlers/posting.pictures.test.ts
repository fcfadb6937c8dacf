import { answers } from '@/contract/answers';
import { jpeg } from '../../support/jpeg';
import { patient } from '../../support/patience';
import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import type { TestApp } from '../../support/server/testApp';
import { twoAgents, uploadBy, type Poster } from '../../support/server/twoAgents';

jest.setTimeout(patient(60_000));

let photo: Buffer;
let server: TestApp;
let agent: Poster;
let other: Poster;
beforeAll(async () => {
  photo = await jpeg();
});
beforeEach(async () => {
  ({ server, agent, other } = await twoAgents());
});
afterEach(() => server.close());

const upload = (by = agent) => uploadBy(by);

describe('pictures of a listing [API-19, API-20, WIZ-12]', () => {
  it('are taken one by one or several, and shown by the listing', async () => {
    const main = answers.uploadMainPicture.parse((await agent.send('image', 'image', photo)).json()).file ?? '';
    const { images } = answers.uploadPictures.parse((await agent.send('uploadFiles', 'images', photo, photo)).json());
    expect(images).toHaveLength(2);
    for (const url of [main, ...images]) expect((await server.get(url)).statusCode).toBe(200);
    const id = await agent.posted(aPayload({ propertyMainImage: main, kitchen: images }));
    expect(await agent.one(id)).toMatchObject({ propertyMainImage: main, kitchen: images });
    const uses = await server.db.selectFrom('upload_uses').selectAll().where('listing_id', '=', id).execute();
    expect(uses).toHaveLength(3);
  });

  it('refuse a form without pictures, what is no picture, and a caller without a session', async () => {
    expect((await agent.send('image', 'images', photo)).statusCode).toBe(400);
    expect(wordsOf(await agent.send('uploadFiles', 'image', photo))).toMatch(/^images/);
    expect((await agent.send('uploadFiles', 'images', photo, Buffer.from('<svg/>'))).statusCode).toBe(415);
    for (const path of ['image', 'uploadFiles'])
      expect((await postingOf(server, 'made up').send(path, 'images', photo)).statusCode).toBe(401);
  });

  it('are the sender’s own, and really there', async () => {
    const theirs = await upload(other);
    expect((await agent.post(aPayload({ propertyMainImage: theirs }))).statusCode).toBe(400);
    const mine = await upload();
    const wrong = mine.replace('80x60', '9000x9000');
    expect((await agent.post(aPayload({ propertyMainImage: wrong }))).statusCode).toBe(400);
    expect((await agent.post(aPayload({ propertyMainImage: ` ${wrong} ` }))).statusCode).toBe(400);
    const id = await agent.posted(aPayload({ propertyMainImage: ` ${mine} ` }));
    expect((await agent.one(id))['propertyMainImage']).toBe(mine);
    expect((await agent.update(aPayload({ _id: id, kitchen: [` ${wrong}`] } as object))).statusCode).toBe(400);
  });
});
