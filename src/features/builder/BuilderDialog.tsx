import { Modal } from '@/components/ui/Modal';
import { LinkButton } from '@/components/ui/LinkButton';
import { builderName } from '@/domain/names';
import { paths } from '@/domain/paths';
import * as words from '@/words/builder';
import { askable } from './builderFacts';
import { BuilderDetail, type BuilderDetailProps } from './BuilderDetail';

/** Know more: one builder over the list [BUILD-4], with the way to its page. */
export function BuilderDialog({ onClose, ...detail }: BuilderDetailProps & { readonly onClose: () => void }) {
  const { builder } = detail;
  return (
    <Modal open size="lg" title={builderName(builder)} onClose={onClose}>
      <BuilderDetail {...detail}>
        {askable(detail.projects).length > 0 && (
          <LinkButton to={paths.askBuilder(builder._id)}>{words.callBack}</LinkButton>
        )}
        <LinkButton variant="text" to={paths.builder(builder._id)}>
          {words.openPage}
        </LinkButton>
      </BuilderDetail>
    </Modal>
  );
}
