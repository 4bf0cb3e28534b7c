import type { Area } from '#platform/area.js'
import { acceptTexts } from './accept-texts.route.js'
import { downloadExport, readNewestExport } from './account-data/read-exports.route.js'
import { requestExport } from './account-data/request-export.route.js'
import { removeExport, writeExport } from './account-data/write-export.job.js'
import { acceptInvite } from './invites/accept-invite.route.js'
import { createInvite } from './invites/create-invite.route.js'
import { inviteCompanyMember } from './invites/invite-company-member.action.js'
import { listInvites } from './invites/list-invites.route.js'
import { readInvite } from './invites/read-invite.route.js'
import { withdrawCompanyInvite } from './invites/withdraw-company-invite.action.js'
import { withdrawInviteRoute } from './invites/withdraw-invite.route.js'
import { readConfig } from './read-config.route.js'
import { disableSecondFactor } from './second-factor/disable-second-factor.route.js'
import { enableSecondFactor } from './second-factor/enable-second-factor.route.js'
import { renewBackupCodes } from './second-factor/renew-backup-codes.route.js'
import { verifyBackupCode } from './second-factor/verify-backup-code.route.js'
import { verifyTotp } from './second-factor/verify-totp.route.js'
import { changePassword } from './sign-in/change-password.route.js'
import { readSecurity } from './sign-in/read-security.route.js'
import { redeemMagicLink } from './sign-in/redeem-magic-link.route.js'
import { requestMagicLink } from './sign-in/request-magic-link.route.js'
import { requestPasswordReset } from './sign-in/request-password-reset.route.js'
import { resetPassword } from './sign-in/reset-password.route.js'
import { signIn } from './sign-in/sign-in.route.js'
import { signOut } from './sign-in/sign-out.route.js'
import { confirmByCode } from './sign-up/confirm-by-code.route.js'
import { confirmEmail } from './sign-up/confirm-email.route.js'
import { declineSignUp } from './sign-up/decline-sign-up.route.js'
import { readConfirmationLink } from './sign-up/read-confirmation.route.js'
import { requestConfirmation } from './sign-up/request-confirmation.route.js'
import { resendSignUpMail } from './sign-up/resend-sign-up-mail.route.js'
import { signUp } from './sign-up/sign-up.route.js'

export const identity: Area = {
  doors: [
    readConfig,
    acceptTexts,
    requestExport,
    readNewestExport,
    downloadExport,
    signUp,
    resendSignUpMail,
    confirmByCode,
    readConfirmationLink,
    confirmEmail,
    declineSignUp,
    requestConfirmation,
    signIn,
    signOut,
    requestMagicLink,
    redeemMagicLink,
    requestPasswordReset,
    resetPassword,
    changePassword,
    readSecurity,
    enableSecondFactor,
    disableSecondFactor,
    renewBackupCodes,
    verifyTotp,
    verifyBackupCode,
    inviteCompanyMember,
    createInvite,
    listInvites,
    readInvite,
    acceptInvite,
    withdrawInviteRoute,
    withdrawCompanyInvite,
  ],
  jobs: [writeExport, removeExport],
}
