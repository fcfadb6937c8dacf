import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { LANGUAGES } from '@/domain/languages';
import { SITE } from '@/domain/site';
import { recognizer } from './recognizer';
import { listen, type Fault, type Listening } from './speech';
import * as search from '@/words/voice';
import * as words from '@/words/voiceDialog';

export interface VoiceDialogProps {
  readonly onHeard: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for the language, listens, and hands on what was said [HOME-14]. */
export default function VoiceDialog({ onHeard, onClose }: VoiceDialogProps) {
  const [part, setPart] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const listening = useRef<Listening | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const start = (language: string) => {
    const make = recognizer();
    if (make === null) return;
    setFault(null);
    setPart('');
    listening.current = listen(make, language, {
      onPart: setPart,
      onEnd: (heard) => {
        setPart(null);
        if ('text' in heard) onHeard(heard.text);
        else setFault(heard.fault);
      },
    });
  };
  return (
    <Modal open title={search.open} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <div className="min-h-14">
          <p role="status">{part === null ? '' : part || words.listening}</p>
          <p role="alert" className="text-red empty:hidden">
            {fault === null ? '' : words.faults[fault]}
          </p>
          {part === null && fault === null && (
            <p>
              {words.ask} {words.example}
            </p>
          )}
        </div>
        {part === null ? (
          <div className="grid grid-cols-3 gap-2">
            {LANGUAGES.map(({ code, tag, name }) => (
              <Button key={tag} variant="secondary" lang={code} onClick={() => start(tag)}>
                {name}
              </Button>
            ))}
          </div>
        ) : (
          <Button onClick={() => listening.current?.stop()}>{words.stop}</Button>
        )}
        <p className="text-sm text-muted">{words.whoHears({ site: SITE.name })}</p>
      </div>
    </Modal>
  );
}
