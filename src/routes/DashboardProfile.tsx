import { ProfileTab } from '@/features/profile/ProfileTab';
import PhoneConfirmation from '@/features/settings/PhoneConfirmation';
import { SettingsJumps } from '@/features/settings/SettingsJumps';
import { SignInAndDevices } from '@/features/settings/SignInAndDevices';
import { YourData } from '@/features/settings/YourData';

const NUMBER = 'own-number';

/** The dashboard's profile: who one is, how one signs in, and what is held of one [PROF-1]. */
export default function DashboardProfile() {
  return (
    <div className="flex flex-col gap-5">
      <SettingsJumps />
      <div id={NUMBER} tabIndex={-1} className="empty:hidden">
        <PhoneConfirmation />
      </div>
      <ProfileTab numberAt={NUMBER} />
      <SignInAndDevices />
      <YourData />
    </div>
  );
}
