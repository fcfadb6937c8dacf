import type { BuilderRecord, ProjectRecord } from '@/api/records';
import { Modal } from '@/components/ui/Modal';
import { builderName } from '@/domain/names';
import { BuilderDetail } from './BuilderDetail';
import type { OpenProject } from './ProjectTile';

/** Know more: one builder over the list [BUILD-4]; without a builder it says that there is none under this address. */
export function BuilderDialog({
  builder,
  projects,
  onClose,
  onOpenProject,
}: {
  readonly builder: BuilderRecord | undefined;
  readonly projects: readonly ProjectRecord[];
  readonly onClose: () => void;
  readonly onOpenProject: OpenProject;
}) {
  return (
    <Modal open size="lg" title={builder ? builderName(builder) : 'Builder not found'} onClose={onClose}>
      {builder ? (
        <BuilderDetail builder={builder} projects={projects} onOpenProject={onOpenProject} />
      ) : (
        <p>We could not find this builder. Close this to see all builders.</p>
      )}
    </Modal>
  );
}
