import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { staffRoles } from '@sakina/domain/vocabulary'

import { useText } from '../shared/text.ts'

/** The roles and branches that a person of the office can have, in words. */
export function useStaffChoices() {
  const t = useText()
  const { data = [] } = useEndpoint(listBranches, {})
  return {
    roles: staffRoles.map((role) => ({ value: role, label: t(`staff.role.${role}`) })),
    branches: data.map(({ id, name }) => ({ value: String(id), label: name })),
  }
}
