<#
.SYNOPSIS
Raises a typed error from a PowerShell script.
.DESCRIPTION
Writes the envelope and returns $true; the script goes on. When nothing could be raised it writes a non-terminating
error that says why and returns $false, whatever $ErrorActionPreference is. Windows PowerShell 5.1 and PowerShell 7.
.EXAMPLE
Import-Module (Join-Path $env:CONDUCTOR_HELPERS 'Conductor.Error.psm1')
$raised = Write-ConductorError -Kind external.git.drift -Message 'main has moved' -Details @{ behind = 3 }
#>
function Write-ConductorError {
    [CmdletBinding()]
    [OutputType([bool])]
    param(
        [Parameter(Mandatory = $true, Position = 0)] [AllowEmptyString()] [string] $Kind,
        [Parameter(Mandatory = $true, Position = 1)] [AllowEmptyString()] [string] $Message,
        # A hashtable, an object with properties, or the text of a JSON object.
        [Parameter(Position = 2)] [AllowNull()] [object] $Details = $null
    )

    function Deny([string] $Reason) {
        Write-Error -Message "Write-ConductorError: $Reason; nothing was raised" -ErrorAction Continue
    }

    if ($Kind -cnotmatch '\A[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+\z') {
        Deny "not a kind: '$Kind' (expected lower-case words with dots between them, such as external.git.drift)"
        return $false
    }
    if ($Message.Length -eq 0) {
        Deny "the message is empty ($Kind)"
        return $false
    }
    $target = $env:CONDUCTOR_ERROR_OUT
    if ([string]::IsNullOrEmpty($target)) {
        Deny "CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor (${Kind}: $Message)"
        return $false
    }
    if ($null -eq $Details) { $Details = @{} }
    if ($Details -is [string]) {
        try { $parsed = ConvertFrom-Json -InputObject $Details -ErrorAction Stop } catch { $parsed = $null }
        if ($parsed -isnot [System.Management.Automation.PSCustomObject] -or -not $Details.TrimStart().StartsWith('{')) {
            Deny "the details are not a JSON object (${Kind}: $Message)"
            return $false
        }
        $detailsJson = $Details
    }
    elseif ($Details -is [System.Collections.IDictionary] -or $Details -is [System.Management.Automation.PSCustomObject]) {
        try { $detailsJson = ConvertTo-Json -InputObject $Details -Depth 64 -Compress -WarningAction SilentlyContinue -ErrorAction Stop }
        catch {
            Deny "the details cannot be written as JSON: $($_.Exception.Message) ($Kind)"
            return $false
        }
    }
    else {
        Deny "the details are neither a hashtable, an object nor JSON text (${Kind}: $Message)"
        return $false
    }

    $part = "$target.$PID.part"
    try {
        $messageJson = ConvertTo-Json -InputObject $Message -Compress -ErrorAction Stop
        $envelope = '{"conductor_error":true,"kind":"' + $Kind + '","message":' + $messageJson + ',"details":' + $detailsJson + "}`n"
        [System.IO.File]::WriteAllText($part, $envelope, (New-Object System.Text.UTF8Encoding($false)))
        Move-Item -LiteralPath $part -Destination $target -Force -ErrorAction Stop
        return $true
    }
    catch {
        $reason = $_.Exception.Message
        if (Test-Path -LiteralPath $part) { Remove-Item -LiteralPath $part -Force -ErrorAction SilentlyContinue }
        Deny "cannot write ${target}: $reason ($Kind)"
        return $false
    }
}

Export-ModuleMember -Function Write-ConductorError
