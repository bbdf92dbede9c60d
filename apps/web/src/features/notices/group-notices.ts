import type { Notice } from '@sakina/api-client/client'

/** A notice with those just before it that say the same. */
export type NoticeGroup = { readonly latest: Notice; readonly earlier: readonly Notice[] }

/** Puts sign-ins that follow each other in one entry, so that they do not bury the other notices. */
export const groupNotices = (notices: readonly Notice[]): readonly NoticeGroup[] =>
  notices.reduce<readonly NoticeGroup[]>((groups, notice) => {
    const last = groups.at(-1)
    return last?.latest.kind === 'new_sign_in' && notice.kind === 'new_sign_in'
      ? [...groups.slice(0, -1), { ...last, earlier: [...last.earlier, notice] }]
      : [...groups, { latest: notice, earlier: [] }]
  }, [])
