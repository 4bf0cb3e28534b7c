const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** Maps the sign-in library's names to our columns (migration create_auth). */
export const authTables = {
  user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...timestamps } },
  session: {
    modelName: 'sessions',
    fields: {
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      userId: 'user_id',
      ...timestamps,
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...timestamps,
    },
  },
  verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...timestamps } },
  twoFactor: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'two_factors',
      fields: {
        backupCodes: 'backup_codes',
        userId: 'user_id',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
}
