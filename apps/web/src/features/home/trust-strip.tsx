import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { buildingIcon, Icon, repeatIcon, shieldIcon, tagIcon } from '@sakina/ui/icon'
import { Link as KitLink } from '@sakina/ui/link'

import { brand } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'

/** Four facts that build trust in the agency. */
export function TrustStrip() {
  const t = useText()
  const policies = usePolicyTexts()
  const branches = useEndpoint(listBranches, {}).data?.length ?? 0
  const facts = [
    {
      icon: shieldIcon,
      text: t('about.licence', { licence: brand.licence_number }),
      to: `${paths.about.to()}#licence`,
    },
    { icon: repeatIcon, text: t('home.trust.guarantee', policies) },
    { icon: buildingIcon, text: t('about.branchesInTheKingdom', { branches }) },
    { icon: tagIcon, text: t('home.trust.price') },
  ]
  return (
    <ul
      data-keeps-clear
      aria-label={t('home.trust.label')}
      className="m-0 grid list-none grid-cols-2 gap-2 p-0"
    >
      {facts.map(({ icon, text, to }) => (
        <li key={text} className="flex min-w-0 items-center gap-2 text-small wrap-anywhere">
          <Icon of={icon} size="md" className="shrink-0 text-primary" />
          <span className="min-w-0">
            {to ? (
              <KitLink variant="standalone" link={<Link to={to} />}>
                {text}
              </KitLink>
            ) : (
              text
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
