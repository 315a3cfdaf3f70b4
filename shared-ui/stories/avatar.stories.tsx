import { Avatar } from '../src/avatar.tsx'
import { Cluster } from '../src/page.tsx'

export default { title: 'Avatar' }

export const Sizes = () => (
  <Cluster>
    <Avatar src="photos/11.svg" name="Sanne" seed={11} size="small" alone />
    <Avatar src="photos/12.svg" name="Bart" seed={12} alone />
    <Avatar src="photos/15.svg" name="Ties" seed={15} size="large" alone />
    <Avatar src="photos/14.svg" name="Noor" seed={14} size="huge" alone />
  </Cluster>
)

export const Online = () => <Avatar src="photos/11.svg" name="Sanne" seed={11} size="large" online alone />

export const WithoutPhoto = () => <Avatar src={null} name="mila" seed={13} size="large" alone />

export const Fictional = () => <Avatar src="photos/14.svg" name="Noor" seed={14} size="huge" mark="F" alone />
