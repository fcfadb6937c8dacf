import type { PropertyRecord } from '@/api/records';
import { headline } from '@/domain/headlines';
import { AgentListingCard } from '@/features/agent/AgentListingCard';
import { CardHeart } from '@/features/Saving';

/** One of an agent's listings in their list, with the heart that saves it [AGENT-4, PDET-2]. */
export const agentListing = (property: PropertyRecord, onOpen: (property: PropertyRecord) => void) => (
  <li key={property._id}>
    <AgentListingCard
      property={property}
      onOpen={onOpen}
      heart={(titleId) => (
        <CardHeart kind="property" id={property._id} name={headline(property)} describedBy={titleId} />
      )}
    />
  </li>
);
