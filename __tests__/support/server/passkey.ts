import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
/** User present and verified; with a credential in it. */
const [VERIFIED, WITH_KEY] = [0x05, 0x45];

const head = (name: string, flags: number, counter: number): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(name), Buffer.from([flags]), count]);
};
const clientData = (type: string, origin: string, challenge: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
/** CBOR of a text or of bytes shorter than 64 kB. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => {
  const { length } = bytes;
  return Buffer.concat([Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]), bytes]);
};

/** A device that makes a passkey for an origin and signs with it, as browsers send both. */
export function testPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const name = new URL(origin).hostname;
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counter = 0;
  const sent = (response: Readonly<Record<string, Buffer>>) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([key, bytes]) => [key, bytes.toString('base64url')])),
  });
  return {
    made: (challenge: string) => {
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const data = Buffer.concat([
        head(name, WITH_KEY, 0),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        key,
      ]);
      const object = [
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
      ];
      return sent({
        clientDataJSON: clientData('webauthn.create', origin, challenge),
        attestationObject: Buffer.concat([Buffer.from([0xa3]), ...object, cborBytes(data)]),
      });
    },
    signed: (challenge: string) => {
      counter += 1;
      const clientDataJSON = clientData('webauthn.get', origin, challenge);
      const authenticatorData = head(name, VERIFIED, counter);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return sent({ clientDataJSON, authenticatorData, signature });
    },
  };
}
