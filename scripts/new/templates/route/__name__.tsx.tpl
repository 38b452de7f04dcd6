import { createFileRoute } from '@tanstack/react-router';
import { __Name__Screen } from '../../features/__name__/__Name__Screen.tsx';

export const Route = createFileRoute('/_site/__name__')({ component: __Name__Screen });
