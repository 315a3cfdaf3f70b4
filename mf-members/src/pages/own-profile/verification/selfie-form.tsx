import type { PoseCode } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ChoosePicture } from '../picture/choose-picture.tsx'
import { usePicture, wrongWith } from '../picture/open-picture.ts'
import { prepare } from '../picture/prepare.ts'
import { PoseDrawing } from './pose-drawing.tsx'
import { isOtherPose, type useVerification } from './verification.resource.ts'

interface SelfieFormProps {
  readonly pose: PoseCode
  /** One waits already, and this one would take its place. */
  readonly again: boolean
  readonly ask: ReturnType<typeof useVerification>['ask']
}

/** The pose to take, the picture of it, and nothing sent before it was looked at. */
export const SelfieForm = ({ pose, again, ask }: SelfieFormProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const [file, setFile] = useState<File>()
  const picture = usePicture(file)
  const wrong = picture && wrongWith(picture)

  const choose = ([chosen]: readonly File[]) => {
    ask.reset()
    if (chosen) setFile(chosen)
  }
  const send = () => {
    if (picture)
      ask.mutate({ pose_code: pose, ready: prepare(picture, null) }, { onSuccess: () => setFile(undefined) })
  }

  return (
    <>
      <Task>
        <PoseDrawing pose={pose} />
        <p>
          <strong>{t(`own.verification.pose.${pose}`)}</strong>
          <br />
          {t('own.verification.how')}
        </p>
      </Task>
      {picture?.image && !wrong ? (
        <Preview src={picture.address} alt={t('own.verification.preview')} />
      ) : null}
      {wrong ? (
        <Alert tone="danger" live={true} title={file?.name}>
          {t(`own.photos.${wrong}`)}
        </Alert>
      ) : null}
      {ask.error ? (
        <Alert tone="danger" live={true}>
          {isOtherPose(ask.error) ? t('own.verification.reason.wrong_pose') : errorText(ask.error)}
        </Alert>
      ) : null}
      <Cluster gap="s">
        <ChoosePicture
          label={t(file || again ? 'own.verification.another' : 'own.verification.take')}
          icon={<Camera size={20} aria-hidden="true" />}
          selfie={true}
          disabled={ask.isPending}
          onFiles={choose}
        />
        {picture && !wrong ? (
          <Button busy={ask.isPending} onClick={send}>
            {t('own.verification.send')}
          </Button>
        ) : null}
      </Cluster>
    </>
  )
}

const { space } = token

const Task = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.m};
`

const Preview = styled.img`
  display: block;
  max-width: 100%;
  max-height: 320px;
  border-radius: ${token.radius.card};
`
