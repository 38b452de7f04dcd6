import { activate } from '@mekong/i18n/i18n';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';
