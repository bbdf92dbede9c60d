import type { Profile } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { getUserContext } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { IdNumber } from '@sakina/ui/id-number'
import { Link as KitLink } from '@sakina/ui/link'
import { KeyValueList, KeyValueListSkeleton } from '@sakina/ui/key-value-list'
import { PersonName } from '@sakina/ui/person-name'
import { Phone } from '@sakina/ui/phone'
import { OwnText, Pause } from '@sakina/ui/provider'
import { convertTextDigits } from '@sakina/text'
import { useEffect, useId, useRef, useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { preloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'
import { useDigits } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { showToast } from '../../shared/toasts/show-toast.ts'

const ITEMS = 7

const loading = <KeyValueListSkeleton layout="columns" count={ITEMS} />

/** Loads on demand, because most visits only read the details. */
const EditDetails = lazyComponent(() => import('./edit-details.tsx'), loading)

/** A login, which is always written from left to right. An email address breaks before its `@`. */
function Ltr({ text }: { text: string }) {
  const [name, ...host] = convertTextDigits(text, useDigits()).split('@')
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {name}
      {host.length > 0 && (
        <>
          <wbr />@{host.join('@')}
        </>
      )}
    </bdi>
  )
}

function Details({ profile }: { profile: Profile }) {
  const t = useText()
  const absent = t('profile.absent')
  const { nationalId, email, mobile, phone, contactPhone, street, buildingNumber, unitNumber } = profile
  const number = mobile ?? phone
  const area = [profile.neighborhood?.name, profile.city, profile.region?.name].flatMap((each) => each || [])
  return (
    <KeyValueList
      layout="columns"
      items={[
        { label: t('profile.name'), value: <PersonName name={profile.name || absent} /> },
        { label: t('profile.nationalId'), value: nationalId ? <IdNumber number={nationalId} /> : absent },
        { label: t('profile.login'), value: <Ltr text={profile.login} /> },
        { label: t('profile.email'), value: email ? <Ltr text={email} /> : absent },
        { label: t('profile.mobile'), value: number ? <Phone number={number} /> : t('profile.noPhone') },
        ...(contactPhone === null
          ? []
          : [{ label: t('codes.contactPhone'), value: <Ltr text={contactPhone} /> }]),
        { label: t('profile.country'), value: profile.country?.name || absent },
        {
          label: t('profile.address'),
          value: street ? (
            <span className="grid">
              <span>
                <OwnText>{street}</OwnText>
                <Pause />
              </span>
              {buildingNumber && (
                <span>
                  {t('profile.building', { building: buildingNumber, unit: unitNumber ?? '' })}
                  <Pause />
                </span>
              )}
              {area.map((each, index) => (
                <span key={each}>
                  <OwnText>{each}</OwnText>
                  {index < area.length - 1 && <Pause />}
                </span>
              ))}
            </span>
          ) : (
            absent
          ),
        },
      ]}
    />
  )
}

/** Shows the customer's details, fetched again by a button, and edits them in place. */
export function PersonalDetails() {
  const t = useText()
  const words = useErrorMessage()
  const heading = useId()
  const context = useEndpoint(getUserContext, {})
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    // The form has disappeared, so focus returns to the button that opened it.
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const refresh = async () => {
    setAsking(true)
    if (await context.mutate().catch(() => undefined)) showToast(t('profile.refreshed'))
    setAsking(false)
  }
  return (
    <Card as="section" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="m-0 text-title font-semibold">
          {t('profile.data')}
        </h2>
        <Button variant="quiet" className="-me-4" loading={asking} onClick={() => void refresh()}>
          {t('profile.refresh')}
        </Button>
      </div>
      {context.error && context.data && (
        <Alert tone="danger" announce>
          {words(context.error)}
        </Alert>
      )}
      <AsyncView
        answer={context}
        label={t('profile.loading')}
        failedTitle={t('profile.failed')}
        loading={loading}
      >
        {(profile) =>
          editing ? (
            <EditDetails
              profile={profile}
              onCancel={() => setEditing(false)}
              onSaved={() => {
                setEditing(false)
                showToast(t('profile.saved'))
              }}
            />
          ) : (
            <>
              <Details profile={profile} />
              {!profile.isMobileVerified && profile.mobile !== null && (
                <Alert>
                  {t('profile.unconfirmed')}{' '}
                  <KitLink link={<Link to={paths.confirmMobile.to({ back: paths.personalAccount.to() })} />}>
                    {t('profile.confirmMobile')}
                  </KitLink>
                </Alert>
              )}
              {!profile.isEmailVerified && profile.email !== null && (
                <Alert>
                  {t('profile.emailUnconfirmed')}{' '}
                  <KitLink
                    link={
                      <Link to={paths.confirmMobile.to({ back: paths.personalAccount.to(), by: 'email' })} />
                    }
                  >
                    {t('profile.confirmEmail')}
                  </KitLink>
                </Alert>
              )}
              <Button
                ref={editButton}
                variant="secondary"
                className="self-start"
                onClick={() => setEditing(true)}
                {...preloadOnIntent(EditDetails.preload)}
              >
                {t('profile.edit')}
              </Button>
            </>
          )
        }
      </AsyncView>
    </Card>
  )
}
